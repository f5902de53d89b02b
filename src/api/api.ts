import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './base-query.ts'

/** The empty API; each noun's file injects its endpoints. */
export const api = createApi({
  baseQuery,
  tagTypes: [
    'Activities',
    'Addresses',
    'Availability',
    'Bookings',
    'Card',
    'Cart',
    'Counter',
    'CounterBookings',
    'CounterGoods',
    'Coupons',
    'Devices',
    'Flows',
    'Friends',
    'LogIns',
    'Menus',
    'Notices',
    'Notifications',
    'Orders',
    'Passkeys',
    'Privacy',
    'Profile',
    'Shop',
    'StockAlerts',
    'Stores',
    'Users',
  ],
  refetchOnFocus: true,
  refetchOnReconnect: true,
  refetchOnMountOrArgChange: 5,
  endpoints: () => ({}),
})
