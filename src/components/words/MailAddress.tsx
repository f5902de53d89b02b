/** An address of mail, which breaks before its @ where it must. */
export function MailAddress({ email }: { email: string }) {
  const [local = '', ...rest] = email.split('@')
  return (
    <>
      {local}
      <wbr />
      {rest.length > 0 ? `@${rest.join('@')}` : ''}
    </>
  )
}
