import { type ComponentProps, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { Field } from './Field.tsx'
import './suggest-field.css'

export type Suggestion = { id: string; title: string; text: string }

type Props = Pick<ComponentProps<typeof Field>, 'label' | 'value' | 'maxLength' | 'readOnly' | 'after'> & {
  /** What the list of them is called. */
  list: string
  suggestions: readonly Suggestion[]
  /** It begins with a text that was typed elsewhere: what may be meant by that is there at once. */
  isTyped?: boolean
  onType: (text: string) => void
  onChoose: (id: string) => void
}

/** A field to type in, and below it what may be meant; nothing of that has to be chosen. Arrows, Invio and Esc, as everywhere. */
export function SuggestField({ list, suggestions, isTyped = false, onType, onChoose, ...field }: Props) {
  const id = useId()
  const { isOpen, at, close, open, onKeyDown, choose } = useSuggesting(suggestions, onChoose, isTyped)
  const active = suggestions[at]
  return (
    <div className="suggest">
      <Field
        {...field}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && active ? `${id}-${active.id}` : undefined}
        onChange={({ target }) => {
          open()
          onType(target.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <div id={`${id}-list`} role="listbox" aria-label={list} className="suggest-list" hidden={!isOpen}>
        {suggestions.map((one, index) => (
          <Option key={one.id} id={`${id}-${one.id}`} one={one} isActive={index === at} onChoose={() => choose(one.id)} />
        ))}
      </div>
    </div>
  )
}

/** Which is pointed at by the keys, and whether the list is there: as long as she types and there is something to choose. */
function useSuggesting(suggestions: readonly Suggestion[], onChoose: (id: string) => void, isTyped: boolean) {
  const [isWanted, setWanted] = useState(isTyped)
  const [activeId, setActiveId] = useState<string>()
  const isOpen = isWanted && suggestions.length > 0
  const at = suggestions.findIndex((one) => one.id === activeId)
  const close = () => {
    setWanted(false)
    setActiveId(undefined)
  }
  const choose = (id: string) => {
    close()
    onChoose(id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return
    const last = suggestions.length - 1
    const deeds: Record<string, () => void> = {
      ArrowDown: () => setActiveId(suggestions[at < last ? at + 1 : 0]?.id),
      ArrowUp: () => setActiveId(suggestions[at > 0 ? at - 1 : last]?.id),
      Escape: close,
      ...(activeId !== undefined && at >= 0 && { Enter: () => choose(activeId) }),
    }
    const deed = deeds[event.key]
    if (!deed) return
    event.preventDefault()
    deed()
  }
  return { isOpen, at, close, open: () => setWanted(true), onKeyDown, choose }
}

type OptionProps = { id: string; one: Suggestion; isActive: boolean; onChoose: () => void }

function Option({ id, one: { title, text }, isActive, onChoose }: OptionProps) {
  useEffect(() => {
    if (isActive) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }, [isActive, id])
  return (
    // The focus stays in the field, which a press would take from it; the field has the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="suggest-option"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <strong>{title}</strong>
      {text ? <span className="small quiet">{text}</span> : null}
    </div>
  )
}
