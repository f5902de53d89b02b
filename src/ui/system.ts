import { createSystem, defaultBaseConfig, defineSlotRecipe } from '@chakra-ui/react'

// A lean system: only our tokens and only the recipes of parts that have behaviour. Colours are the CSS variables of
// theme/tokens.css, so that light, dark and the tenant are decided in one place. docs/decisions/lean-chakra.md

const token = (name: string) => ({ value: `var(--${name})` })
const colours = ['paper', 'surface', 'sunken', 'ink', 'ink-2', 'ink-3', 'line', 'line-strong', 'field', 'good', 'bad', 'scrim']
const brand = ['solid', 'on-solid', 'text', 'tint']

const fadeIn = { animationName: 'appear', animationDuration: '180ms' }
const rise = { animation: 'rise var(--motion-sheet)' }

const backdrop = { position: 'fixed', inset: 0, zIndex: 'var(--z-scrim)', bg: 'scrim', _open: fadeIn } as const
const panel = { bg: 'surface', color: 'ink', boxShadow: 'var(--shadow-2)', outline: 'none' } as const

const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer', 'closeTrigger', 'trigger', 'description'],
  base: {
    // It may ask over a drawer, which is dimmed then, too: the one scrim moves over it.
    backdrop: { ...backdrop, zIndex: 'var(--z-sheet)', 'body:has(.sheet__backdrop) &': { animation: 'none' } },
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 'var(--z-sheet)',
      display: 'flex',
      alignItems: { base: 'flex-end', md: 'center' },
      justifyContent: 'center',
      overflow: 'hidden',
    },
    content: {
      ...panel,
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      '--from': { md: '32px' },
      borderTopRadius: 'var(--radius-card)',
      borderBottomRadius: { base: 0, md: 'var(--radius-card)' },
      paddingBottom: 'env(safe-area-inset-bottom)',
      _open: rise,
    },
    header: { display: 'flex', alignItems: 'center', gap: '12px', padding: '20px 20px 8px' },
    title: { flex: 1, fontSize: '20px', lineHeight: '26px', fontWeight: 700, letterSpacing: '-0.02em' },
    body: { padding: '8px 20px 20px', overflowY: 'auto', overscrollBehavior: 'contain', fontSize: '16px', lineHeight: '24px' },
    footer: { display: 'flex', gap: '12px', padding: '12px 20px 20px', '& > *': { flex: 1 } },
  },
  variants: { size: { small: { content: { maxWidth: '400px' } }, normal: { content: { maxWidth: '800px' } } } },
  defaultVariants: { size: 'normal' },
})

const drawer = defineSlotRecipe({
  className: 'sheet',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer', 'closeTrigger', 'trigger', 'description'],
  base: {
    backdrop: { ...backdrop, 'body:has(.dialog__backdrop) &': { visibility: 'hidden' } },
    positioner: { position: 'fixed', inset: 0, zIndex: 'var(--z-sheet)', display: 'flex', overflow: 'hidden' },
    content: {
      ...panel,
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      maxHeight: '100dvh',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
  },
  variants: {
    placement: {
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: {
          width: 'min(320px, 86vw)',
          padding: 'calc(12px + env(safe-area-inset-top)) 12px calc(12px + env(safe-area-inset-bottom))',
          _open: { animation: 'slide-in var(--motion-sheet)' },
        },
      },
      bottom: {
        positioner: { alignItems: { base: 'flex-end', lg: 'center' }, justifyContent: 'center' },
        content: {
          width: '100%',
          '--from': { lg: '32px' },
          maxWidth: '640px',
          maxHeight: '92dvh',
          borderTopRadius: 'var(--radius-card)',
          borderBottomRadius: { base: 0, lg: 'var(--radius-card)' },
          paddingBottom: 'env(safe-area-inset-bottom)',
          _open: rise,
        },
      },
    },
  },
  defaultVariants: { placement: 'bottom' },
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
      padding: '8px 12px',
      borderRadius: '8px',
      cursor: 'pointer',
      fontWeight: 500,
      _highlighted: { bg: 'sunken' },
      _checked: { color: 'brand.text', fontWeight: 600 },
    },
    itemText: { flex: 1 },
  },
})

export const system = createSystem(defaultBaseConfig, {
  preflight: false,
  theme: {
    breakpoints: { md: '640px', lg: '1024px' },
    keyframes: {
      // Opaque from the first frame: only the scrim fades.
      rise: { from: { transform: 'translateY(var(--from, 100%))' } },
      'slide-in': { from: { transform: 'translateX(100%)' } },
    },
    semanticTokens: {
      colors: {
        ...Object.fromEntries(colours.map((name) => [name, token(name)])),
        brand: Object.fromEntries(brand.map((name) => [name, token(`brand-${name}`)])),
      },
    },
    slotRecipes: { dialog, drawer, menu },
  },
})
