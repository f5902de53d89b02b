import { blocksOf } from '#rules/readable-text.ts'
import './readable-text.css'

/** A text that the activity wrote, as text: paragraphs, headings, lists. */
export function ReadableText({ text }: { text: string }) {
  return (
    <div className="readable" dir="auto">
      {blocksOf(text).map((block, place) => {
        if (block.kind === 'heading') return <h3 key={place}>{block.text}</h3>
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
