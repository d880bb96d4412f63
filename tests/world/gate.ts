/** Something to wait for until the test opens it. */
export function gate(): { readonly promise: Promise<void>; open(): void } {
	let open = () => {};
	const promise = new Promise<void>((resolve) => {
		open = resolve;
	});
	return { promise, open: () => open() };
}
