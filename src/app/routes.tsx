import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { CardPage } from '../features/card/CardPage.tsx'
import { HomePage } from '../features/home/HomePage.tsx'
import { DefaultLayout, OpenLayout } from './DefaultLayout.tsx'
import { AuthLayout, LoggedOut } from './AuthLayout.tsx'
import { NotFound } from './NotFound.tsx'
import { useWorkerNews } from './use-worker-news.ts'

/**
 * The first two pages are in the first chunk; each other comes when it is opened.
 * @param at addresses that a push or a link opens: their page comes beside the app's own start
 */
function page<N extends string>(name: N, load: () => Promise<Record<N, ComponentType>>, at?: RegExp) {
  if (at?.test(location.pathname)) void load().catch(() => {})
  return lazy(() => load().then((module) => ({ default: module[name] })))
}

const LoginPage = page('LoginPage', () => import('../features/auth/LoginPage.tsx'))
const RegistrationPage = page('RegistrationPage', () => import('../features/registration/RegistrationPage.tsx'))
const RecoveryPage = page('RecoveryPage', () => import('../features/recovery/RecoveryPage.tsx'))
const FlowsPage = page('FlowsPage', () => import('../features/flows/FlowsPage.tsx'))
const MenusPage = page('MenusPage', () => import('../features/menus/MenusPage.tsx'))
const NoticesPage = page('NoticesPage', () => import('../features/notices/NoticesPage.tsx'), /\/notices\b/)
const NotificationsPage = page('NotificationsPage', () => import('../features/notifications/NotificationsPage.tsx'))
const ActivitiesPage = page('ActivitiesPage', () => import('../features/activities/ActivitiesPage.tsx'))
const StoresPage = page('StoresPage', () => import('../features/stores/StoresPage.tsx'))
const InviteFriendPage = page('InviteFriendPage', () => import('../features/friends/InviteFriendPage.tsx'))
const UsersPage = page('UsersPage', () => import('../features/users/UsersPage.tsx'))
const AuditPage = page('AuditPage', () => import('../features/users/AuditPage.tsx'))
const VersionPage = page('VersionPage', () => import('../features/version/VersionPage.tsx'))
const DevicesPage = page('DevicesPage', () => import('../features/devices/DevicesPage.tsx'))
const PrivacyPage = page('PrivacyPage', () => import('../features/privacy/PrivacyPage.tsx'))
const TermsPage = page('TermsPage', () => import('../features/privacy/LegalPage.tsx'))
const ImprintPage = page('ImprintPage', () => import('../features/privacy/LegalPage.tsx'))
const AccessibilityPage = page('AccessibilityPage', () => import('../features/privacy/AccessibilityPage.tsx'))
const InstallPage = page('InstallPage', () => import('../features/install/InstallPage.tsx'))
const ProfilePage = page('ProfilePage', () => import('../features/profile/ProfilePage.tsx'))
const DataPage = page('DataPage', () => import('../features/profile/DataPage.tsx'))
const EmailPage = page('EmailPage', () => import('../features/profile/EmailPage.tsx'))
const PasswordPage = page('PasswordPage', () => import('../features/profile/PasswordPage.tsx'))
const PasskeysPage = page('PasskeysPage', () => import('../features/profile/PasskeysPage.tsx'))
const LogInsPage = page('LogInsPage', () => import('../features/profile/LogInsPage.tsx'))
const ExportPage = page('ExportPage', () => import('../features/profile/ExportPage.tsx'))
const LeavePage = page('LeavePage', () => import('../features/profile/LeavePage.tsx'))
const AddressesPage = page('AddressesPage', () => import('../features/addresses/AddressesPage.tsx'))
const NewAddressPage = page('NewAddressPage', () => import('../features/addresses/NewAddressPage.tsx'))

const later = (element: ReactNode) => <Suspense fallback={null}>{element}</Suspense>

/** Every page by its path. Spec §2. */
export function Pages() {
  useWorkerNews()
  return (
    <Routes>
      <Route element={<AuthLayout />}>
        <Route element={<LoggedOut />}>
          <Route path="/login" element={later(<LoginPage />)} />
        </Route>
        <Route path="/forgot-password/:code?" element={later(<RecoveryPage />)} />
        <Route path="/registration/*" element={later(<RegistrationPage />)} />
      </Route>
      <Route element={<OpenLayout />}>
        <Route path="/accessibility" element={later(<AccessibilityPage />)} />
        <Route path="/terms/:activityId?" element={later(<TermsPage />)} />
        <Route path="/imprint/:activityId?" element={later(<ImprintPage />)} />
      </Route>
      <Route element={<DefaultLayout />}>
        <Route path="/" element={<HomePage />} />
        <Route path="/home" element={<HomePage />} />
        <Route path="/card" element={<CardPage />} />
        <Route path="/flows" element={later(<FlowsPage />)} />
        <Route path="/menus" element={later(<MenusPage />)} />
        <Route path="/menus/:dish" element={later(<MenusPage />)} />
        <Route path="/notices" element={later(<NoticesPage />)} />
        <Route path="/notices/:id" element={later(<NoticesPage />)} />
        <Route path="/notifications" element={later(<NotificationsPage />)} />
        <Route path="/stores" element={later(<StoresPage />)} />
        <Route path="/stores/:id" element={later(<StoresPage />)} />
        <Route path="/invite-friend" element={later(<InviteFriendPage />)} />
        <Route path="/activities" element={later(<ActivitiesPage />)} />
        <Route path="/privacy" element={later(<PrivacyPage />)} />
        <Route path="/users" element={later(<UsersPage />)} />
        <Route path="/users/audit" element={later(<AuditPage />)} />
        <Route path="/version" element={later(<VersionPage />)} />
        <Route path="/devices" element={later(<DevicesPage />)} />
        <Route path="/install" element={later(<InstallPage />)} />
        <Route path="/profile" element={later(<ProfilePage />)} />
        <Route path="/profile/data" element={later(<DataPage />)} />
        <Route path="/profile/email" element={later(<EmailPage />)} />
        <Route path="/profile/password" element={later(<PasswordPage />)} />
        <Route path="/profile/passkeys" element={later(<PasskeysPage />)} />
        <Route path="/profile/sessions" element={later(<LogInsPage />)} />
        <Route path="/profile/export/:code?" element={later(<ExportPage />)} />
        <Route path="/profile/delete" element={later(<LeavePage />)} />
        <Route path="/profile/addresses" element={later(<AddressesPage />)} />
        <Route path="/profile/addresses/new" element={later(<NewAddressPage />)} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}
