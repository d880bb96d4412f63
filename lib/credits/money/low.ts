/** A few runs. Below it a person is told before one is refused. Millionths of a US dollar. */
export const LOW_MICRO_U = 500_000;
