interface PaddleEvent {
	name?: string;
	data?: { transaction_id?: string };
}

/** What of Paddle.js is used here. https://developer.paddle.com/paddlejs/overview */
interface PaddleScript {
	Environment: { set(name: "sandbox"): void };
	Initialize(options: { token: string; eventCallback: (event: PaddleEvent) => void }): void;
	Checkout: { open(options: { transactionId: string }): void };
}

declare global {
	interface Window {
		Paddle?: PaddleScript;
	}
}

let loading: Promise<PaddleScript> | undefined;

/** Loads Paddle.js from where it is served; once for a page. */
function loadScript(url: string): Promise<PaddleScript> {
	loading ??= new Promise<PaddleScript>((resolve, reject) => {
		const fail = () => {
			loading = undefined;
			reject(new Error("Paddle.js could not be loaded"));
		};
		const script = document.createElement("script");
		script.src = url;
		script.onload = () => (window.Paddle ? resolve(window.Paddle) : fail());
		script.onerror = fail;
		document.head.append(script);
	});
	return loading;
}

interface Opening {
	readonly scriptUrl: string;
	readonly token: string;
	readonly isSandbox: boolean;
	readonly onEvent: (name: string) => void;
}

let listener: (name: string) => void = () => undefined;
let isReady = false;

/** Opens the checkout of the transaction that the page's address names, which Paddle.js does by itself when it begins. */
export async function openCheckoutHere({ scriptUrl, token, isSandbox, onEvent }: Opening): Promise<void> {
	listener = onEvent;
	const paddle = await loadScript(scriptUrl);
	if (isReady) return;
	isReady = true;
	if (isSandbox) paddle.Environment.set("sandbox");
	paddle.Initialize({ token, eventCallback: ({ name }) => name && listener(name) });
}

/** Opens it again, after it was closed. */
export function reopenCheckout(transactionId: string): void {
	window.Paddle?.Checkout.open({ transactionId });
}
