import { Fragment } from 'react'
import './mail-address.css'

/** An address of mail, whole on its line where it has the room, else broken before its @; before a dot only where a half of it alone has none. */
export function MailAddress({ email }: { email: string }) {
  return (
    <span className="mail-address">
      {email.split(/(?=@)/).map((half, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are never reordered
        <span key={at}>
          {half.split(/(?=\.)/).map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor are these
            <Fragment key={at}>
              <wbr />
              {part}
            </Fragment>
          ))}
        </span>
      ))}
    </span>
  )
}
