import { expect, it } from "vitest";
import { BackStack } from "@/components/ui/overlay/back-stack";

function browser() {
	const closed: string[] = [];
	let depth = 0;
	const stack: BackStack = new BackStack({
		push: () => depth++,
		back: () => {
			depth--;
			stack.wentBack();
		},
	});
	const goBack = () => {
		depth--;
		stack.wentBack();
	};
	return { stack, closed, goBack, depth: () => depth, closer: (name: string) => () => void closed.push(name) };
}

it("the way back closes what was opened last, and only then leaves the page", () => {
	const { stack, closed, goBack, depth, closer } = browser();
	stack.opened(closer("posting"));
	stack.opened(closer("compare"));
	goBack();
	expect(closed).toEqual(["compare"]);
	goBack();
	expect(closed).toEqual(["compare", "posting"]);
	expect(depth()).toBe(0);
	goBack();
	expect(closed).toHaveLength(2);
});

it("what is closed by its button takes its own step of the history away", () => {
	const { stack, closed, depth, closer, goBack } = browser();
	const [list, posting] = [closer("list"), closer("posting")];
	stack.opened(list);
	stack.opened(posting);
	stack.closed(posting);
	expect([depth(), closed]).toEqual([1, []]);
	goBack();
	expect(closed).toEqual(["list"]);
});

it("what goes away with its page doesn't go back from the next one", () => {
	const { stack, depth, closer } = browser();
	const posting = closer("posting");
	stack.opened(posting);
	stack.forget(posting);
	stack.closed(posting);
	expect(depth()).toBe(1);
});
