import { useSelector } from 'react-redux'
import { claimsOf, type Session } from '../../state/session.ts'

/** The address of whoever is logged in here: she joins as herself. */
export const useMe = (): string | undefined => claimsOf(useSelector((state: { session: Session }) => state.session.token)).username
