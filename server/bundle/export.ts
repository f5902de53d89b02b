import { Document, isScalar, visit } from 'yaml'
import { importedAs } from '../data/activities/rows.ts'
import type { Db } from '../db/connect.ts'
import type { ImageStore } from '../images/port.ts'
import { emptyFolder, writeInto } from './empty-folder.ts'
import { Bundle } from './schema.ts'
import { fieldsAt, isRecord, type Path } from './walk.ts'

/** Fields that hold euros: written with two decimals. */
const EUROS = new Set([
  'price',
  'discountPrice',
  'priceMin',
  'offerPrice',
  'standardPrice',
  'shopTotalMinPrice',
  'welcomeCredit',
  'friendCredit',
  'credit',
])

/** Writes an activity as a bundle: what was imported last, in the order of the schema, with its original files. */
export async function exportBundle(
  permalink: string,
  folder: string,
  { db, images }: { db: Db; images: ImageStore },
): Promise<{ files: number } | { wrong: string }> {
  const imported = await importedAs(db, permalink)
  if (!imported) return { wrong: `There is no activity with the permalink ${permalink}.` }
  const refused = await emptyFolder(folder)
  if (refused) return { wrong: refused }
  for (const [name, stored] of Object.entries(imported.files)) {
    const bytes = await images.get(stored)
    if (!bytes) return { wrong: `The file ${name} is not in the image store any more.` }
    await writeInto(folder, name, bytes)
  }
  await writeInto(folder, 'activity.yaml', yamlOf(imported.document))
  return { files: Object.keys(imported.files).length }
}

/** The file's text: fields in the order of the schema, Italian first, euros with two decimals. */
function yamlOf(document: unknown): string {
  const yaml = new Document(ordered(document))
  visit(yaml, {
    Pair(_, pair) {
      if (!isScalar(pair.key) || !isScalar(pair.value)) return
      if (EUROS.has(String(pair.key.value)) && typeof pair.value.value === 'number') pair.value.minFractionDigits = 2
    },
  })
  return yaml.toString({ lineWidth: 120 })
}

function ordered(value: unknown, at: Path = []): unknown {
  if (Array.isArray(value)) return value.map((row, i) => ordered(row, [...at, i]))
  if (!isRecord(value)) return value
  const names = fieldsAt(Bundle, at).filter((name) => Object.hasOwn(value, name))
  return Object.fromEntries(names.map((name) => [name, ordered(value[name], [...at, name])]))
}
