/** Runs work under a title, shows that it goes on while it does, and how long it took at the end. */
export function withProgress<Result>(title: string, work: () => Promise<Result>): Promise<Result>;
