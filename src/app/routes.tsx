import type { ComponentType } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { CardPage } from '../features/card/CardPage.tsx'
import { HomePage } from '../features/home/HomePage.tsx'
import { NoticesPage } from '../features/inbox/NoticesPage.tsx'
import { CardFrame } from './frame/CardFrame.tsx'
import { DefaultLayout, OpenLayout } from './frame/DefaultLayout.tsx'
import { AuthLayout, LoggedOut } from './frame/AuthLayout.tsx'
import { NotFound } from './frame/NotFound.tsx'
import { GuestLayout } from './frame/GuestLayout.tsx'
import { areKin } from './kin.ts'
import { laterPage, page } from './page.tsx'
import { useWorkerNews } from './strips/use-worker-news.ts'

// For whoever is at the table, or before the window.
const guestPages = [page('/at/*', 'GuestPage', () => import('../features/menus/guest/GuestPage.tsx'))]

// Where one logs in.
const doors = [page('/login', 'LoginPage', () => import('../features/auth/LoginPage.tsx'))]

// In the same frame, whoever is in.
const ways = [
  laterPage('/forgot-password/:code?', 'RecoveryPage', () => import('../features/recovery/RecoveryPage.tsx')),
  laterPage('/registration/*', 'RegistrationPage', () => import('../features/registration/RegistrationPage.tsx')),
]

// For everybody.
const openPages = [
  laterPage('/accessibility', 'AccessibilityPage', () => import('../features/privacy/AccessibilityPage.tsx')),
  laterPage('/terms/:activityId?', 'TermsPage', () => import('../features/privacy/LegalPage.tsx')),
  laterPage('/imprint/:activityId?', 'ImprintPage', () => import('../features/privacy/LegalPage.tsx')),
]

const inbox = page('/notices/:id?', 'InboxPage', () => import('../features/inbox/InboxPage.tsx'))

// For who is in. Home and card are in the first chunk, and so is a notice.
const ownPages = [
  page('/flows', 'FlowsPage', () => import('../features/flows/FlowsPage.tsx')),
  page('/menus/:dish?', 'MenusPage', () => import('../features/menus/MenusPage.tsx')),
  { path: inbox.path, Page: () => <NoticesPage Inbox={inbox.Page} /> },
  page('/notifications', 'InboxPage', () => import('../features/inbox/InboxPage.tsx')),
  laterPage('/shop/shops/:itemColorId?', 'ShopPage', () => import('../features/shop/ShopPage.tsx')),
  laterPage('/packs/:id?', 'PacksPage', () => import('../features/packs/PacksPage.tsx')),
  laterPage('/coupons', 'CouponsPage', () => import('../features/coupons/CouponsPage.tsx')),
  laterPage('/stores/:id?', 'StoresPage', () => import('../features/stores/StoresPage.tsx')),
  laterPage('/shop/cart', 'CartPage', () => import('../features/cart/CartPage.tsx')),
  laterPage('/shop/checkout', 'CheckoutPage', () => import('../features/checkout/CheckoutPage.tsx')),
  laterPage('/shop/pay/success', 'PayPage', () => import('../features/checkout/PayPage.tsx')),
  laterPage('/shop/order/orders/:id?', 'OrdersPage', () => import('../features/orders/OrdersPage.tsx')),
  laterPage('/shop/order/orders/:id/withdraw', 'WithdrawPage', () => import('../features/orders/WithdrawPage.tsx')),
  laterPage('/booking', 'BookingPage', () => import('../features/bookings/BookingPage.tsx')),
  laterPage('/bookings/:id?', 'BookingsPage', () => import('../features/bookings/BookingsPage.tsx')),
  laterPage('/bookings/:id/move', 'MoveBookingPage', () => import('../features/bookings/MoveBookingPage.tsx')),
  laterPage('/counter', 'CounterPage', () => import('../features/counter/CounterPage.tsx')),
  laterPage('/counter/bookings', 'CounterBookingsPage', () => import('../features/counter/bookings/CounterBookingsPage.tsx')),
  laterPage('/counter/bookings/new', 'TakePage', () => import('../features/counter/bookings/TakePage.tsx')),
  laterPage('/counter/bookings/:id/move', 'CounterMovePage', () => import('../features/counter/bookings/CounterMovePage.tsx')),
  laterPage('/counter/till/*', 'TillPage', () => import('../features/counter/till/TillPage.tsx')),
  laterPage('/counter/figures', 'FiguresPage', () => import('../features/counter/figures/FiguresPage.tsx')),
  laterPage('/counter/sold-out', 'SoldOutPage', () => import('../features/counter/goods/SoldOutPage.tsx')),
  laterPage('/instant-win/scratch-and-wins/:id?', 'ScratchPage', () => import('../features/scratch/ScratchPage.tsx')),
  laterPage('/invite-friend', 'InviteFriendPage', () => import('../features/friends/InviteFriendPage.tsx')),
  page('/activities', 'ActivitiesPage', () => import('../features/activities/ActivitiesPage.tsx')),
  laterPage('/privacy', 'PrivacyPage', () => import('../features/privacy/PrivacyPage.tsx')),
  laterPage('/users', 'UsersPage', () => import('../features/users/UsersPage.tsx')),
  laterPage('/users/audit', 'AuditPage', () => import('../features/users/AuditPage.tsx')),
  page('/version', 'VersionPage', () => import('../features/version/VersionPage.tsx')),
  laterPage('/devices', 'DevicesPage', () => import('../features/devices/DevicesPage.tsx')),
  laterPage('/install', 'InstallPage', () => import('../features/install/InstallPage.tsx')),
  laterPage('/profile', 'ProfilePage', () => import('../features/profile/ProfilePage.tsx')),
  laterPage('/profile/data', 'DataPage', () => import('../features/profile/DataPage.tsx')),
  laterPage('/profile/email', 'EmailPage', () => import('../features/profile/EmailPage.tsx')),
  laterPage('/profile/password', 'PasswordPage', () => import('../features/profile/PasswordPage.tsx')),
  laterPage('/profile/passkeys', 'PasskeysPage', () => import('../features/profile/PasskeysPage.tsx')),
  laterPage('/profile/sessions', 'LogInsPage', () => import('../features/profile/LogInsPage.tsx')),
  laterPage('/profile/export/:code?', 'ExportPage', () => import('../features/profile/ExportPage.tsx')),
  laterPage('/profile/delete', 'LeavePage', () => import('../features/profile/LeavePage.tsx')),
  laterPage('/profile/addresses', 'AddressesPage', () => import('../features/addresses/AddressesPage.tsx')),
  laterPage('/profile/addresses/new', 'NewAddressPage', () => import('../features/addresses/NewAddressPage.tsx')),
]

type Kept = { path: string; Page: ComponentType }

/** Every page by its path. Spec §2. */
export function Pages() {
  useWorkerNews()
  const { pathname } = useLocation()
  // The router makes a pattern of each path that it is given, anew at every step: on a slow phone 40 ms for all of them.
  const routes = (pages: Kept[]) =>
    pages.filter(({ path }) => areKin(path, pathname)).map(({ path, Page }) => <Route key={path} path={path} element={<Page />} />)
  return (
    <Routes>
      <Route element={<AuthLayout />}>
        <Route element={<LoggedOut />}>{routes(doors)}</Route>
        {routes(ways)}
      </Route>
      <Route element={<GuestLayout />}>{routes(guestPages)}</Route>
      <Route element={<OpenLayout />}>{routes(openPages)}</Route>
      <Route element={<DefaultLayout />}>
        <Route element={<CardFrame />}>
          <Route path="/" element={<HomePage />} />
          <Route path="/card" element={<CardPage />} />
        </Route>
        <Route path="/home" element={<Navigate replace to="/" />} />
        {routes(ownPages)}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}
