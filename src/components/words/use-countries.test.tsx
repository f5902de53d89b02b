import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen, waitFor } from '@testing-library/react'
import { useForm, useWatch } from 'react-hook-form'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { SelectField } from '../../ui/SelectField.tsx'
import { useCountries } from './use-countries.ts'

const place = (code: string) => ({ id: code, code, name: code })

function Countries({ served, told, kept }: { served: string[] | undefined; told: string; kept?: string }) {
  const { register, control, setValue } = useForm({ defaultValues: { countryId: told } })
  const chosen = useWatch({ control, name: 'countryId' })
  const options = useCountries(served?.map(place), { chosen, choose: (code) => setValue('countryId', code), kept })
  return (
    <>
      <SelectField label="Paese" none="Scegli un paese" options={options} {...register('countryId')} />
      <output>{chosen || 'none'}</output>
    </>
  )
}

/** The form before the countries are known, and with them. */
async function choice(given: Parameters<typeof Countries>[0]) {
  i18n.loadAndActivate({ locale: 'it', messages: {} })
  const form = (served: string[] | undefined) => (
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <Countries {...given} served={served} />
      </MemoryRouter>
    </I18nProvider>
  )
  const { rerender } = render(form(undefined))
  rerender(form(given.served))
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1))
  const select = screen.getByRole<HTMLSelectElement>('combobox')
  return {
    shown: select.selectedOptions[0]?.text,
    sent: screen.getByRole('status').textContent,
    names: [...select.options].map((o) => o.text),
  }
}

test.each([
  ['Italy where it is served', { served: ['AT', 'IT'], told: 'IT' }, { shown: 'Italia', sent: 'IT' }],
  ['none where Italy is not served', { served: ['AT', 'CH'], told: 'IT' }, { shown: 'Scegli un paese', sent: 'none' }],
  ['the only one', { served: ['CH'], told: 'IT' }, { shown: 'Svizzera', sent: 'CH' }],
  ['the one she told', { served: ['AT', 'IT'], told: 'AT' }, { shown: 'Austria', sent: 'AT' }],
  ['the one she told before it was served no more', { served: ['CH', 'IT'], told: 'AT', kept: 'AT' }, { shown: 'Austria', sent: 'AT' }],
])('chosen is %s', async (_, given, expected) => {
  expect(await choice(given)).toMatchObject(expected)
})

test('there are those that are served, by name', async () => {
  expect((await choice({ served: ['IT', 'AT', 'CH'], told: 'IT' })).names).toEqual(['Scegli un paese', 'Austria', 'Italia', 'Svizzera'])
})
