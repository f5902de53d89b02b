import { blocksOf } from '#rules/readable-text.ts'
import './readable-text.css'

type Props = {
  text: string
  /** Directly below the page's title its headings are h2, else h3. */
  heading?: 'h2' | 'h3'
}

/** A text that the activity wrote, as text: paragraphs, headings, lists. */
export function ReadableText({ text, heading: Heading = 'h3' }: Props) {
  return (
    <div className="readable" dir="auto">
      {blocksOf(text).map((block, place) => {
        if (block.kind === 'heading') return <Heading key={place}>{block.text}</Heading>
        if (block.kind === 'paragraph') return <p key={place}>{block.text}</p>
        return (
          <ul key={place}>
            {block.items.map((item, i) => (
              <li key={i}>{item}</li>
            ))}
          </ul>
        )
      })}
    </div>
  )
}
