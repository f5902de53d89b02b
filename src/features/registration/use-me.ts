import { useAppSelector } from '../../state/hooks.ts'
import { claimsOf } from '../../state/session.ts'

/** The address of whoever is logged in here: she joins as herself. */
export const useMe = (): string | undefined => claimsOf(useAppSelector((state) => state.session.token)).username
