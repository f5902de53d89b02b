import { useLingui } from '@lingui/react/macro'
import { invitationLink } from '#rules/invitations.ts'
import { useActivity } from '../../api/activities.ts'
import { useInvite } from '../../api/friends.ts'
import { Page } from '../../components/page/Page.tsx'
import { useShowing } from '../../components/page/shown-at.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Arrived } from './Arrived.tsx'
import './friends.css'
import { Gift } from './Gift.tsx'
import { InviteCode } from './InviteCode.tsx'
import { MessageForm } from './MessageForm.tsx'
import { ShareButtons } from './ShareButtons.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** Her invitation and the ways to hand it over: her own sheet first, then the code, last a message from the server. SEMANTICS 10. */
export function InviteFriendPage() {
  const { t } = useLingui()
  const { language } = useLanguage()
  const activity = useActivity()
  const { data, at, isLoading, failure, retry } = useInvite()
  useShowing(at)
  const link = data && activity ? invitationLink(location.origin, activity.id, data.inviteId, language) : undefined
  const name = activity?.name ?? ''
  const isWaiting = isLoading || Boolean(data && !activity)
  return (
    <Page title={t`Invita un amico`}>
      {link ? (
        <div className="friends">
          <div className="friends-main">
            <Gift />
            <ShareButtons link={link} text={t`Ti invito da ${name}: registrati e hai subito la tua carta.`} />
          </div>
          <InviteCode link={link} />
          {data?.canMessage ? <MessageForm /> : null}
          <Arrived />
        </div>
      ) : null}
      {isWaiting ? <InviteSkeleton /> : null}
      {!link && !isWaiting ? (
        <LoadFailed
          failure={failure}
          title={t`Non riusciamo a caricare l’invito`}
          offline={t`Per preparare il tuo invito la prima volta serve la rete.`}
          onRetry={retry}
        />
      ) : null}
    </Page>
  )
}

function InviteSkeleton() {
  const { t } = useLingui()
  return (
    <div className="friends" role="status" aria-label={t`Caricamento`}>
      <div className="friends-main">
        <Gift />
        <Skeleton className="friends-key-skeleton" />
      </div>
      <InviteCode link={undefined} />
    </div>
  )
}
