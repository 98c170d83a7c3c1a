import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { sharedSections } from '../../engine/text/screen-text.ts'

/** Words by section and key, as text.json has them. */
export type Sections = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What one file of the client, or of the server's own pages, says about words. */
interface WordFile {
  file: string
  imports: readonly string[]
  /** The sections whose words it takes. */
  sections: ReadonlySet<string>
  /** True when it names none of them: it serves whatever screen uses it. */
  shared: boolean
  /** Files whose types it imports: with a type come the words in it. */
  typesOf: readonly string[]
  /** The keys that it names anywhere, and the patterns of those that it puts together. */
  named: ReadonlySet<string>
  patterns: readonly RegExp[]
  /** The keys in its types called "...Word" and "...Words" and in its constant tables: whoever uses it has to have them. */
  wanted: ReadonlySet<string>
}

/** Hooks that give the words of a section. */
const speakers: Readonly<Record<string, string>> = { useWords: 'common', useWordList: 'common', useShellText: 'shell' }

/**
 * The words of sections that no code shows, as "section.key". A key is used when a file that takes the section's words
 * names it, or when it is wanted by what such a file imports, as by components that several screens share.
 */
export async function unusedWords(top: string, sections: Sections): Promise<string[]> {
  const files = await wordFiles(top, new Set(Object.keys(sections)))
  const byName = new Map(files.map(each => [each.file, each]))
  return Object.entries(sections).flatMap(([section, words]) => {
    const takes = (each: WordFile | undefined) => each?.sections.has(section)
    const isSpoken = Object.values(speakers).includes(section)
    const takesByType = ({ shared, typesOf }: WordFile) =>
      !isSpoken && shared && typesOf.some(file => takes(byName.get(file)))
    const takers = files.filter(each => takes(each) || takesByType(each))
    const wanted = [...importedBy(takers, byName, !isSpoken)].flatMap(each => [...each.wanted])
    const named = new Set([...takers.flatMap(each => [...each.named]), ...wanted])
    const patterns = takers.flatMap(each => each.patterns)
    return Object.keys(words)
      .filter(key => !named.has(key) && !patterns.some(pattern => pattern.test(key)))
      .map(key => `${section}.${key}`)
  })
}

/** What files import, and with `further` what that imports: common words are everywhere, so direct imports alone say something. */
function importedBy(
  takers: readonly WordFile[],
  files: ReadonlyMap<string, WordFile>,
  further: boolean,
): ReadonlySet<WordFile> {
  const found = new Set<WordFile>()
  const follow = ({ imports }: WordFile) => {
    for (const file of imports) {
      const each = files.get(file)
      if (each) found.add(each)
    }
  }
  takers.forEach(follow)
  if (!further) return found
  // A set walks on over what is added to it on the way.
  for (const each of found) follow(each)
  return found
}

async function wordFiles(top: string, sections: ReadonlySet<string>): Promise<WordFile[]> {
  const files = globSync('{web,server}/**/*.{ts,tsx}', { cwd: top }).filter(
    file => !/\.test\.tsx?$|\/testing\/|\/generated\/|\/fixture\.ts$/.test(file),
  )
  return Promise.all(files.map(async file => wordFile(file, await readFile(join(top, file), 'utf8'), top, sections)))
}

/** Where code names a section or a kind of screen whose words it takes. */
const namesSection =
  /\b(?:ScreenText|SectionText|KindView|useSay|useScreenView)<([^>]*)>|\b(?:create(?:Screen|List|Detail)Loader|viewOf)\(\s*('[\w-]+')/g

function wordFile(file: string, source: string, top: string, all: ReadonlySet<string>): WordFile {
  const { module, program } = parseSync(file, source)
  const sections = new Set<string>()
  const spoken = new Set<string>()
  const named = new Set<string>()
  const wanted = new Set<string>()
  const patterns: RegExp[] = []
  const inMarkup = new Set<number>()
  const take = (name: string) => {
    if (!all.has(name)) return
    sections.add(name)
    const shared: Readonly<Record<string, readonly string[]>> = sharedSections
    for (const section of shared[name] ?? []) sections.add(section)
  }
  for (const { entries } of module.staticImports)
    for (const { importName } of entries) {
      const section = importName.name === null || importName.name === undefined ? undefined : speakers[importName.name]
      if (section !== undefined) spoken.add(section)
    }
  for (const [, types = '', kind = ''] of source.matchAll(namesSection))
    for (const [, name = ''] of `${types} ${kind}`.matchAll(/'([\w-]+)'/g)) take(name)
  new Visitor({
    TSLiteralType: ({ literal }) => {
      if (literal.type !== 'Literal' || typeof literal.value !== 'string') return
      named.add(literal.value)
    },
    JSXAttribute: ({ value }) => {
      if (value?.type === 'Literal') inMarkup.add(value.start)
    },
    ImportDeclaration: ({ source }) => {
      inMarkup.add(source.start)
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && !inMarkup.has(start)) named.add(value)
    },
    TemplateLiteral: ({ quasis }) => {
      const parts = quasis.map(({ value }) => value.cooked ?? value.raw)
      if (parts.length > 1 && /^\w+$/.test(parts.join(''))) patterns.push(new RegExp(`^${parts.join('\\w+')}$`))
    },
    MemberExpression: ({ object, property, computed }) => {
      if (computed || property.type !== 'Identifier') return
      if (/\b(text|words|labels|common|shell)$/.test(source.slice(object.start, object.end))) named.add(property.name)
      if (/\btext$/.test(source.slice(object.start, object.end))) take(property.name)
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'ObjectPattern' || !init || !/\btext(\.\w+)?$/.test(source.slice(init.start, init.end))) return
      for (const each of id.properties)
        if (each.type === 'Property' && each.key.type === 'Identifier') named.add(each.key.name)
    },
    TSInterfaceDeclaration: ({ id, body }) => {
      if (!/\wWords$/.test(id.name)) return
      for (const member of body.body)
        if (member.type === 'TSPropertySignature' && member.key.type === 'Identifier') wanted.add(member.key.name)
    },
    TSTypeAliasDeclaration: ({ id, typeAnnotation: { start, end } }) => {
      if (!/\wWords?$/.test(id.name)) return
      for (const [, key = ''] of source.slice(start, end).matchAll(/'(\w+)'/g)) wanted.add(key)
    },
    TSAsExpression: ({ expression, typeAnnotation }) => {
      if (source.slice(typeAnnotation.start, typeAnnotation.end) !== 'const') return
      const table = source.slice(expression.start, expression.end)
      for (const [, key = ''] of table.matchAll(/(\w+)['"]?(?=\s*[:,\]}])/g)) wanted.add(key)
    },
  }).visit(program)
  const target = (specifier: string) => relative(top, resolve(top, file, '..', specifier))
  const imports = module.staticImports.map(({ moduleRequest: { value } }) => target(value))
  const typesOf = module.staticImports
    .filter(({ entries }) => entries.some(({ isType }) => isType))
    .map(({ moduleRequest: { value } }) => target(value))
  const shared = sections.size === 0
  return { file, imports, typesOf, sections: new Set([...sections, ...spoken]), shared, named, patterns, wanted }
}
