import { $ZodArray, $ZodNullable, $ZodObject, $ZodObjectJIT, $ZodOptional, type $ZodType, clone } from 'zod/v4/core'

/**
 * The same schema with code made for its objects and those in its lists. `zod/mini`, which the contract is written in, makes
 * none, since a browser with our content policy would forbid it.
 */
export function compiled(schema: $ZodType): $ZodType {
  if (schema instanceof $ZodObject) {
    const { def } = schema._zod
    const shape = Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, compiled(field)]))
    return new $ZodObjectJIT({ ...def, shape })
  }
  if (schema instanceof $ZodArray) return clone(schema, { ...schema._zod.def, element: compiled(schema._zod.def.element) })
  if (schema instanceof $ZodOptional) return clone(schema, { ...schema._zod.def, innerType: compiled(schema._zod.def.innerType) })
  if (schema instanceof $ZodNullable) return clone(schema, { ...schema._zod.def, innerType: compiled(schema._zod.def.innerType) })
  return schema
}
