import { encode } from "uqr";

export interface QrCode {
	/** Modules along one side, the quiet zone included. */
	readonly size: number;
	/** One square for each run of dark modules, as the path of an SVG. */
	readonly path: string;
}

/** The quiet zone that readers need. */
const BORDER = 4;

/** An address as a code that still reads when a quarter of it is gone: it gets printed, folded and photographed. */
export function qrCode(address: string): QrCode {
	const { data, size } = encode(address, { ecc: "Q", border: BORDER });
	const parts: string[] = [];
	for (const [y, row] of data.entries()) {
		for (let x = 0; x < row.length; x += 1) {
			if (!row[x]) continue;
			const from = x;
			while (row[x + 1]) x += 1;
			parts.push(`M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`);
		}
	}
	return { size, path: parts.join("") };
}

/** The same as a file, dark on white whatever the screen looks like. */
export function qrSvg(address: string): string {
	const { size, path } = qrCode(address);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>`;
}
