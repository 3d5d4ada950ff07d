/** The elements in Solid's JSX: `import type {} from "dwell/solid"`, once. Events are `on:dwell-change` etc. */
import type { JSX } from "solid-js";
import type { DwellEventMap } from "./dwell.js";
import type { DwellAttributesOf, DwellTag } from "./jsx.js";

type Listeners = { [Name in keyof DwellEventMap as `on:${Name}`]?: (event: DwellEventMap[Name]) => unknown };
type Elements = { [Tag in DwellTag]: DwellAttributesOf<Tag, JSX.HTMLAttributes<HTMLElementTagNameMap[Tag]>> & Listeners };

declare module "solid-js" {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
