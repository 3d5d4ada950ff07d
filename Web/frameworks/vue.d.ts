/** The elements in Vue's templates: `import type {} from "dwell/vue"`, once. Events are `@dwell-change` etc. */
import type { HTMLAttributes, ReservedProps } from "vue";
import type { DwellEventMap } from "./dwell.js";
import type { DwellAttributesOf, DwellTag } from "./jsx.js";

/** `dwell-change` as `DwellChange`. */
type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}` ? `${Capitalize<First>}${Pascal<Rest>}` : Capitalize<Name>;
type Listeners = { [Name in keyof DwellEventMap as `on${Pascal<Name>}`]?: (event: DwellEventMap[Name]) => unknown };
type Components = { [Tag in DwellTag]: new () => { $props: DwellAttributesOf<Tag, HTMLAttributes & ReservedProps> & Listeners } };

declare module "vue" {
  interface GlobalComponents extends Components {}
}
