import { ask, freshActivity, freshPerson, type Stage, tokensOf } from './scene.ts'

/** An activity whose customers invite friends. */
export const freshClub = ({ connection }: Stage) =>
  freshActivity(connection, { configuration: { showIntroduceFriendPhoneApp: true, friendCredit: '5.00', welcomeCredit: '2.00' } })
type Club = Awaited<ReturnType<typeof freshClub>>

/** The customers of a club, and how they invite. */
export function inviters({ app, connection }: Stage, club: Club) {
  async function customer(...joined: Club[]) {
    const person = await freshPerson(connection, joined.length > 0 ? joined : [club])
    return { ...person, ...(await tokensOf(app, person)) }
  }
  const invite = async (token: string, { id }: { id: string } = club) => {
    const { status, body } = await ask(app, 'POST /api/friends/invite', { token, body: { activityId: id } })
    return { status, id: (body.data as { inviteId: string } | undefined)?.inviteId ?? '' }
  }
  return { customer, invite }
}
