// Loaded when a figure counts up, and this alone of framer-motion.
export { animateValue } from 'framer-motion/dom'
