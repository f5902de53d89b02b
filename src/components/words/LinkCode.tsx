import { useEffect, useState } from 'react'
import type { CodeShape } from '../../state/snapshot.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { drawCode } from '../card/code-shape.ts'
import { CodePicture } from '../card/CodePicture.tsx'
import './link-code.css'

type Props = {
  title: string
  /** What a camera opens. */
  text: string
  /** Undefined while it is still to come: its place until then. */
  link: string | undefined
  /** The code, for who does not see it. */
  label: string
}

/** A link for the phone beside this screen: its camera reads it. */
export function LinkCode({ title, text, link, label }: Props) {
  const [shape, setShape] = useState<CodeShape>()
  useEffect(() => {
    if (link === undefined) return
    let isWanted = true
    void drawCode(link, 'QR').then((drawn) => isWanted && setShape(drawn))
    return () => {
      isWanted = false
    }
  }, [link])
  return (
    <Panel as="section" className="link-code">
      <h2>{title}</h2>
      <p className="quiet">{text}</p>
      <div className="link-code-picture">{shape ? <CodePicture shape={shape} label={label} square={280} /> : <Skeleton />}</div>
    </Panel>
  )
}
