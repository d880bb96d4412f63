interface Action {
	readonly words: string;
	readonly run: () => void;
}

/** Says something above the form; `calm` for what is no fault. Null says nothing. */
export function notify(message: string | null, { isCalm = false, action }: { isCalm?: boolean; action?: Action } = {}): void {
	const place = document.getElementById("notice");
	if (!place) return;
	place.hidden = message === null;
	place.className = isCalm ? "calm" : "";
	place.setAttribute("role", isCalm ? "status" : "alert");
	place.replaceChildren(message ?? "");
	if (!action || message === null) return;
	const button = document.createElement("button");
	button.type = "button";
	button.className = "plain slim";
	button.textContent = action.words;
	button.addEventListener("click", action.run);
	place.append(button);
}
