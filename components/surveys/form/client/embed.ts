/** Tells the page around this one how high it is, whenever that changes. Nothing else goes there. */
export function startEmbed(surveyId: string): void {
	let told = 0;
	const tell = () => {
		const height = Math.ceil(document.querySelector("main")?.getBoundingClientRect().height ?? 0);
		if (height === told) return;
		told = height;
		parent.postMessage({ type: "survey-height", surveyId, height }, "*");
	};
	new ResizeObserver(tell).observe(document.querySelector("main") ?? document.body);
	tell();
}
