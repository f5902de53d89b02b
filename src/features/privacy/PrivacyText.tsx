import { Trans } from '@lingui/react/macro'
import type { Privacy } from '#contract/privacy.ts'
import { textOf } from '#rules/translate.ts'
import { ReadableText } from '../../components/privacy/ReadableText.tsx'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Panel } from '../../ui/Panel.tsx'
import './privacy.css'

/** The text itself, where there is room beside the answers. */
export function PrivacyText({ privacy }: { privacy: Privacy }) {
  const { language } = useLanguage()
  return (
    <Panel as="article" className="privacy-text">
      <h2>
        <Trans>Informativa sulla privacy</Trans>
      </h2>
      <ReadableText text={textOf(privacy, 'text', language) ?? ''} />
    </Panel>
  )
}
