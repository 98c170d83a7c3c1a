/** A manifest file as it was read: `path` ends with the brand's folder and the file's name, "manifests/base/home.json". */
export interface ManifestFile {
  path: string
  text: string
}
