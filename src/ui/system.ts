import { createSystem, defaultBaseConfig, defineSlotRecipe } from '@chakra-ui/react'

// A lean system: only our tokens and only the recipes of parts that have behaviour. Colours are the CSS variables of
// theme/tokens.css, so that light, dark and the tenant are decided in one place. docs/decisions/lean-chakra.md

const token = (name: string) => ({ value: `var(--${name})` })
const colours = ['paper', 'surface', 'sunken', 'ink', 'ink-2', 'ink-3', 'line', 'line-strong', 'field', 'good', 'bad']
const brand = ['solid', 'on-solid', 'text', 'tint']

const fadeIn = { animation: 'appear var(--motion-page)' }
/** In by one way, out by the same: what is out stays there until it is taken away (ui/leaving.ts). */
const moves = (name: string) => ({
  _open: { animation: `${name} var(--motion-sheet)` },
  _closed: { animation: `${name}-out var(--motion-sheet-out) forwards` },
})

// Not by Chakra's names for them: those go with the last part, while it is still seen to leave.
const panel = { bg: 'var(--surface)', color: 'var(--ink)', boxShadow: 'var(--shadow-2)', outline: 'none' } as const

// Dialog, sheet and drawer: ui/Overlay.tsx.
const dialog = defineSlotRecipe({
  className: 'overlay',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer', 'closeTrigger', 'trigger', 'description'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: 0,
      zIndex: 'var(--z-scrim)',
      bg: 'var(--scrim)',
      _open: fadeIn,
      _closed: { animation: 'vanish var(--motion-sheet-out) forwards' },
      // A dialog may ask over a drawer, which is dimmed then, too: the one scrim moves over it.
      '&[data-shape="dialog"]': {
        zIndex: 'var(--z-sheet)',
        'body:has([data-shape="sheet"], [data-shape="drawer"]) &': { animation: 'none' },
      },
      '&:not([data-shape="dialog"])': { 'body:has([data-shape="dialog"]) &': { visibility: 'hidden' } },
    },
    positioner: { position: 'fixed', inset: 0, zIndex: 'var(--z-sheet)', display: 'flex', justifyContent: 'center', overflow: 'hidden' },
    content: { ...panel, position: 'relative', display: 'flex', flexDirection: 'column', width: '100%' },
    header: { display: 'flex', alignItems: 'center', gap: 'var(--space-3)', padding: 'var(--space-5) var(--space-5) var(--space-2)' },
    title: {
      flex: 1,
      fontSize: 'var(--text-lg)',
      lineHeight: 'var(--leading-lg)',
      fontWeight: 'var(--weight-bold)',
      letterSpacing: 'var(--tracking-lg)',
    },
    body: {
      padding: 'var(--space-2) var(--space-5) var(--space-5)',
      fontSize: 'var(--text-md)',
      lineHeight: 'var(--leading-md)',
    },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: 'var(--space-3)',
      padding: 'var(--space-3) var(--space-5) var(--space-5)',
      // Of one width beside one another, and each on a line of its own before its words would break.
      '& > *': { flex: 1, minWidth: 'fit-content' },
      // Of three keys the one that saves has a line of its own: beside one another their words have no room.
      '& > :nth-of-type(3)': { flexBasis: '100%' },
    },
  },
  variants: {
    shape: {
      dialog: {
        positioner: { alignItems: { base: 'flex-end', md: 'center' } },
        content: {
          '--from': { md: '32px' },
          '--to': { md: '100dvh' },
          borderTopRadius: 'var(--radius-card)',
          borderBottomRadius: { base: 0, md: 'var(--radius-card)' },
          // Whatever title and keys take, the window holds it, and what it does not hold scrolls. ui/dialog.css
          maxHeight: 'calc(100dvh - var(--space-3) - env(safe-area-inset-top))',
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          paddingBottom: 'env(safe-area-inset-bottom)',
          ...moves('rise'),
        },
      },
      sheet: {
        positioner: { alignItems: { base: 'flex-end', lg: 'center' } },
        content: {
          '--from': { lg: '32px' },
          '--to': { lg: '100dvh' },
          maxWidth: '640px',
          maxHeight: '92dvh',
          overflowY: 'auto',
          // What takes the focus is not hidden by the foot.
          scrollPaddingBottom: '5.5rem',
          overscrollBehavior: 'contain',
          borderTopRadius: 'var(--radius-card)',
          borderBottomRadius: { base: 0, lg: 'var(--radius-card)' },
          paddingBottom: 'env(safe-area-inset-bottom)',
          ...moves('rise'),
        },
      },
      drawer: {
        positioner: { justifyContent: 'flex-end', '&[data-side="start"]': { justifyContent: 'flex-start', '--out': '-100%' } },
        content: {
          width: 'min(320px, 86vw)',
          maxHeight: '100dvh',
          padding: 'calc(var(--space-3) + env(safe-area-inset-top)) var(--space-3) calc(var(--space-3) + env(safe-area-inset-bottom))',
          overflowY: 'auto',
          // As in a sheet.
          scrollPaddingBottom: '72px',
          overscrollBehavior: 'contain',
          ...moves('slide'),
        },
      },
    },
    size: { small: { content: { maxWidth: '400px' } }, normal: { content: { maxWidth: '800px' } } },
  },
})

const menu = defineSlotRecipe({
  className: 'choices',
  slots: [
    'content',
    'item',
    'itemText',
    'itemIndicator',
    'trigger',
    'positioner',
    'itemGroup',
    'itemGroupLabel',
    'separator',
    'arrow',
    'arrowTip',
    'indicator',
    'contextTrigger',
    'itemCommand',
    'triggerItem',
  ],
  base: {
    positioner: { zIndex: 'var(--z-sheet)' },
    content: {
      ...panel,
      minWidth: '184px',
      maxHeight: 'var(--available-height)',
      overflowY: 'auto',
      padding: '6px',
      borderRadius: 'var(--radius-control)',
      border: '1px solid',
      borderColor: 'line',
      zIndex: 'var(--z-sheet)',
      _open: fadeIn,
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      minHeight: '44px',
      padding: 'var(--space-2) var(--space-3)',
      borderRadius: 'var(--radius-inner)',
      cursor: 'pointer',
      fontWeight: 'var(--weight-medium)',
      _highlighted: { bg: 'sunken' },
      _checked: { color: 'brand.text', fontWeight: 'var(--weight-semibold)' },
    },
    itemText: { flex: 1 },
  },
})

export const system = createSystem(defaultBaseConfig, {
  preflight: false,
  // A style within a layer, and a property of the whole document, that come and go with an overlay have all of the page laid out and
  // styled anew. docs/decisions/lean-chakra.md
  disableLayers: true,
  cssVarsRoot: ':where([data-scope])',
  theme: {
    breakpoints: { md: '640px', lg: '1024px' },
    semanticTokens: {
      colors: {
        ...Object.fromEntries(colours.map((name) => [name, token(name)])),
        brand: Object.fromEntries(brand.map((name) => [name, token(`brand-${name}`)])),
      },
    },
    slotRecipes: { dialog, menu },
  },
})
