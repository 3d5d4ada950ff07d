/** The elements in Svelte 5: `import type {} from "dwell/svelte"`, once. Events are `ondwell-change` etc. */
import type { HTMLAttributes } from "svelte/elements";
import type { DwellPropsOf, DwellTag } from "./jsx.js";

type Elements = { [Tag in DwellTag]: DwellPropsOf<Tag, HTMLAttributes<HTMLElementTagNameMap[Tag]>> };

declare module "svelte/elements" {
  interface SvelteHTMLElements extends Elements {}
}
