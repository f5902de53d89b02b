import { Fragment } from 'react'
import './mail-address.css'

/** An address of mail, whole on its line where it has the room, else broken before its @; elsewhere only where a half of it alone has none. */
export function MailAddress({ email }: { email: string }) {
  return (
    <span className="mail-address">
      {email.split(/(?=@)/).map((half, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are never reordered
        <Fragment key={at}>
          <wbr />
          {half}
        </Fragment>
      ))}
    </span>
  )
}
