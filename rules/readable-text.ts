/** A part of a text that others wrote. */
export type Block = { kind: 'heading'; text: string } | { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

const HEADING = /^#{1,3}\s+/
const ITEM = /^[-*•]\s+/

/**
 * A text as it is read: a line that begins with `# ` is a heading, lines that begin with `- ` are a list, an empty line ends a
 * paragraph. All else is text, HTML too.
 */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let isOpen = false
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    const last = isOpen ? blocks.at(-1) : undefined
    isOpen = line !== '' && !HEADING.test(line)
    if (line === '') continue
    if (HEADING.test(line)) blocks.push({ kind: 'heading', text: line.replace(HEADING, '') })
    else if (ITEM.test(line)) {
      const item = line.replace(ITEM, '')
      if (last?.kind === 'list') last.items.push(item)
      else blocks.push({ kind: 'list', items: [item] })
    } else if (last?.kind === 'paragraph') last.text += `\n${line}`
    else blocks.push({ kind: 'paragraph', text: line })
  }
  return blocks
}

const WORDS_A_MINUTE = 200

/** How long it takes to read, in whole minutes, at least one. */
export const minutesToRead = (text: string): number => Math.max(1, Math.round(text.split(/\s+/).length / WORDS_A_MINUTE))
