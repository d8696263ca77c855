"""Makes matplotlib draw into pictures: plt.show() hands each figure over as a PNG."""

import io

from pyodide.ffi import to_js


def show_pictures(post):
    """Prepares pyplot, which must be installed; `post` takes the bytes of one PNG."""
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot

    def show(*_args, **_options):
        for number in pyplot.get_fignums():
            picture = io.BytesIO()
            pyplot.figure(number).savefig(picture, format="png")
            post(to_js(picture.getvalue()))
        # A window that was shown and closed is gone.
        pyplot.close("all")

    pyplot.show = show
