/** The elements in Preact's JSX: `import type {} from "dwell/preact"`, once. Events are `ondwell-change` etc. */
import type { ClassAttributes, JSX } from "preact";
import type { DwellPropsOf, DwellTag } from "./jsx.js";

type Elements = {
  [Tag in DwellTag]: DwellPropsOf<Tag, ClassAttributes<HTMLElementTagNameMap[Tag]> & JSX.HTMLAttributes<HTMLElementTagNameMap[Tag]>>;
};

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
