/** The address that was typed on one page of signing in goes along to the next one; it never stands in an address bar. */
let typed = "";

export const keepTypedAddress = (address: string): void => {
	typed = address;
};

export const typedAddress = (): string => typed;
