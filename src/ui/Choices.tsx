import { Menu, Portal } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { ChakraRoot } from './ChakraRoot.tsx'

type Props = {
  trigger: ReactNode
  label: string
  chosen: string
  choices: { value: string; label: string; lang?: string }[]
  onChoose: (value: string) => void
}

/** A menu of which one is chosen; opens as it is mounted, since the tap that loaded it was meant for it. */
export function Choices({ trigger, label, chosen, choices, onChoose }: Props) {
  const key = useRef<HTMLButtonElement>(null)
  // It stands in the place of the key that was pressed: Esc before the menu has the focus must not leave it nowhere.
  useLayoutEffect(() => key.current?.focus({ preventScroll: true }), [])
  return (
    <ChakraRoot>
      <Menu.Root defaultOpen positioning={{ placement: 'bottom-end' }}>
        <Menu.Trigger asChild ref={key}>
          {trigger}
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content aria-label={label}>
              <Menu.RadioItemGroup value={chosen} onValueChange={({ value }) => onChoose(value)}>
                {choices.map(({ value, label: text, lang }) => (
                  <Menu.RadioItem key={value} value={value} lang={lang}>
                    <Menu.ItemText>{text}</Menu.ItemText>
                    <Menu.ItemIndicator>
                      <Check aria-hidden size={18} />
                    </Menu.ItemIndicator>
                  </Menu.RadioItem>
                ))}
              </Menu.RadioItemGroup>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </ChakraRoot>
  )
}
