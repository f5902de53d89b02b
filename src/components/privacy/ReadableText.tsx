import { Fragment } from 'react'
import { blocksOf } from '#rules/readable-text.ts'
import { unbroken } from '../../ui/unbroken.tsx'
import { MailAddress } from '../words/MailAddress.tsx'
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
        if (block.kind === 'paragraph') return <p key={place}>{withMail(block.text)}</p>
        return (
          <ul key={place}>
            {block.items.map((item, i) => (
              <li key={i}>{withMail(item)}</li>
            ))}
          </ul>
        )
      })}
    </div>
  )
}

const ADDRESS = /([\w.+-]+@[\w-]+(?:[.][\w-]+)+)/

/** E-mail addresses in it can be written to. */
const withMail = (text: string) =>
  text.split(ADDRESS).map((part, at) =>
    at % 2 ? (
      <a key={at} href={`mailto:${part}`}>
        <MailAddress email={part} />
      </a>
    ) : (
      <Fragment key={at}>{unbroken(part)}</Fragment>
    ),
  )
