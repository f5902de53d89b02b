import { Box, Button, ChakraProvider, defaultSystem, Heading, Input, Stack, Text } from '@chakra-ui/react'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { configureStore } from '@reduxjs/toolkit'
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import * as z from 'zod'

// The bare stack of the app: everything loaded at once, two JSON calls, one screen.
const Card = z.object({ data: z.object({ id: z.string(), code: z.string(), path: z.string(), balance: z.string(), pointBalance: z.string() }) })
const Activity = z.object({ data: z.object({ id: z.string(), name: z.string(), color: z.string() }) })

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/data' }),
  endpoints: (build) => ({
    card: build.query({ query: () => '/card.json', transformResponse: (answer) => Card.parse(answer).data }),
    activity: build.query({ query: () => '/activity.json', transformResponse: (answer) => Activity.parse(answer).data }),
  }),
})

const store = configureStore({ reducer: { [api.reducerPath]: api.reducer }, middleware: (of) => of().concat(api.middleware) })

function CardPage() {
  const { data: card } = api.useCardQuery({})
  const { data: activity } = api.useActivityQuery({})
  if (!card || !activity) return null
  return (
    <Stack padding="5" gap="5">
      <Heading>
        <Trans>Carta</Trans>
      </Heading>
      <Box padding="5" borderRadius="xl" background={activity.color} color="white">
        <Text>{activity.name}</Text>
        <Text>
          <Trans>Credito</Trans> {card.balance} € · <Trans>Punti</Trans> {card.pointBalance}
        </Text>
      </Box>
      <Box className="card-code" padding="6" background="white" textAlign="center">
        <svg viewBox="0 0 95 1" preserveAspectRatio="none" width="285" height="96">
          <path d={card.path} />
        </svg>
        <Text>{card.code}</Text>
      </Box>
      <Input placeholder={card.code} />
      <Button>
        <Trans>Mostra alla cassa</Trans>
      </Button>
    </Stack>
  )
}

i18n.loadAndActivate({ locale: 'it', messages: {} })
createRoot(document.getElementById('root') as HTMLElement).render(
  <Provider store={store}>
    <I18nProvider i18n={i18n}>
      <ChakraProvider value={defaultSystem}>
        <BrowserRouter>
          <Routes>
            <Route path="*" element={<CardPage />} />
          </Routes>
        </BrowserRouter>
      </ChakraProvider>
    </I18nProvider>
  </Provider>,
)
addEventListener('load', () => navigator.serviceWorker.register('/sw.js'))
