import './mail-address.css'

/** An address of mail, whole on its line where it has the room, else broken before its @. */
export function MailAddress({ email }: { email: string }) {
  const [local = '', ...rest] = email.split('@')
  return (
    <span className="mail-address">
      {local}
      <wbr />
      {rest.length > 0 ? `@${rest.join('@')}` : ''}
    </span>
  )
}
