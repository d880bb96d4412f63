// The PDF reader hands buffers over with ES2024's transferToFixedLength, which Node 20 lacks; without it no fonts are read.
if (!("transferToFixedLength" in ArrayBuffer.prototype)) {
	Object.defineProperty(ArrayBuffer.prototype, "transferToFixedLength", {
		value: function transferToFixedLength(this: ArrayBuffer): ArrayBuffer {
			return structuredClone(this, { transfer: [this] });
		},
		configurable: true,
		writable: true,
	});
}

export {};
