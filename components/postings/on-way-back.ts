/**
 * Calls once the browser went back within the same page, as where a sheet over it was closed: the address is then that of before it was opened.
 * Returns how to end it.
 */
export function onWayBack(write: () => void): () => void {
	const { pathname } = window.location;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const listener = () => {
		clearTimeout(timer);
		timer = setTimeout(() => window.location.pathname === pathname && write());
	};
	window.addEventListener("popstate", listener);
	return () => {
		clearTimeout(timer);
		window.removeEventListener("popstate", listener);
	};
}
