"""The exponential window: the weight of every point of a FID."""

from math import exp, pi


def exponential(points: int, dwell: float, lb: float) -> list[float]:
    """Return the weights for `points` points, `dwell` seconds apart, and `lb` hertz."""
    return [exp(-pi * lb * k * dwell) for k in range(points)]


print(exponential(points=5, dwell=0.25, lb=0.3))
