// What the pages use and the simulated browser of the tests does not have.

globalThis.CSS ??= {} as typeof CSS;
CSS.registerProperty ??= () => undefined;
