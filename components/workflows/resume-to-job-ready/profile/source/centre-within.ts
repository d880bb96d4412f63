/** Brings `element` to the middle of the box that scrolls around it; the page itself stays where it is. */
export function centreWithin(element: HTMLElement): void {
	let box = element.parentElement;
	while (box && box !== document.body && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
	if (!box || box === document.body) return;
	const [own, around] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
	box.scrollTop += own.top - around.top - (around.height - own.height) / 2;
}
