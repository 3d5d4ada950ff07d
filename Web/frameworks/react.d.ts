/** The elements in React's JSX: `import type {} from "dwell/react"`, once. Events are `ondwell-change` etc., from React 19 on. */
import type { ClassAttributes, HTMLAttributes } from "react";
import type { DwellPropsOf, DwellTag } from "./jsx.js";

type Elements = {
  [Tag in DwellTag]: DwellPropsOf<Tag, ClassAttributes<HTMLElementTagNameMap[Tag]> & HTMLAttributes<HTMLElementTagNameMap[Tag]>> & {
    class?: string;
  };
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
