import { Field as Part, Input } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'

type Props = ComponentProps<typeof Input> & { label: string; error?: string | undefined; after?: ReactNode }

/** A labelled input with its error below, read out with it. Inside a Kit. */
export function Field({ label, error, after, ...input }: Props) {
  return (
    <Part.Root invalid={Boolean(error)}>
      <Part.Label>{label}</Part.Label>
      <div className="field-box">
        <Input {...input} />
        {after}
      </div>
      <Part.ErrorText>{error}</Part.ErrorText>
    </Part.Root>
  )
}
