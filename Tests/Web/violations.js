// Records the violations of a page's Content-Security-Policy.
globalThis.violations = [];
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => violations.push(`${violatedDirective} ${blockedURI}`));
