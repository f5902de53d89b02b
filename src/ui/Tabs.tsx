import { Tabs as Part } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ChakraRoot } from './ChakraRoot.tsx'
import './tabs.css'

type Props<V extends string> = {
  label: string
  chosen: V
  /** Each looks as its content does. */
  tabs: readonly { value: V; tab: ReactNode }[]
  onChoose: (value: V) => void
  /** What belongs to the chosen one. */
  children: ReactNode
}

/** A row of tabs, one always chosen: by arrows, Home and End as well. Where there is no room it scrolls. */
export function Tabs<V extends string>({ label, chosen, tabs, onChoose, children }: Props<V>) {
  return (
    <ChakraRoot>
      <Part.Root unstyled value={chosen} onValueChange={({ value }) => onChoose(value as V)}>
        <Part.List aria-label={label} className="tab-row">
          {tabs.map(({ value, tab }) => (
            <Part.Trigger key={value} value={value} className="tab-key">
              {tab}
            </Part.Trigger>
          ))}
        </Part.List>
        <Part.Content key={chosen} value={chosen} className="tab-panel">
          {children}
        </Part.Content>
      </Part.Root>
    </ChakraRoot>
  )
}
